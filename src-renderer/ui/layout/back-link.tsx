import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  readonly children: string;
}

/** From a part of a section back to the whole of it. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back ?? ''}>
      <IconArrowLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}

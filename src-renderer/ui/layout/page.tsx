import { ActionIcon, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './page.module.css';

interface PageProps {
  readonly title: ReactNode;
  /** The page this one belongs to: an arrow at the left of the title. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Stands at the right of the title. */
  readonly actions?: ReactNode;
  /** As high as the window, so that something in it scrolls by itself. */
  readonly isFilling?: boolean;
  /** It holds wide tables of fields: on a large screen they get the room. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of the back office: title, actions, content in a readable width. */
export function Page({ title, back, actions, isFilling = false, isWide = false, children }: PageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.content} data-filling={isFilling || undefined} data-wide={isWide || undefined}>
        <div className={styles.header}>
          {back && (
            <ActionIcon
              className={styles.back ?? ''}
              variant="subtle"
              color="gray"
              size="2.75rem"
              component={Link}
              to={back.to}
              aria-label={back.label}
              title={back.label}
            >
              <IconArrowLeft size={22} aria-hidden />
            </ActionIcon>
          )}
          <Title order={1}>{title}</Title>
          <div className={styles.actions}>{actions}</div>
        </div>
        {children}
      </div>
    </div>
  );
}

interface PanelProps {
  /** A heading makes the panel a region of the page with this name. */
  readonly title?: string;
  readonly padded?: boolean;
  /** Stands at the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Panel({ title, padded = true, action, children }: PanelProps) {
  return (
    <section className={styles.panel} data-padded={padded || undefined} aria-label={title}>
      {title && (
        <Title order={2} mb="sm">
          {title}
        </Title>
      )}
      {action && <div className={styles.panelAction}>{action}</div>}
      {children}
    </section>
  );
}

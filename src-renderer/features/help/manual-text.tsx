import { Anchor } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import { headingId } from './heading-id.ts';
import { pictureAt } from './manual-pages.ts';

interface ManualTextProps {
  /** In Markdown. */
  readonly text: string;
  /** The section that is scrolled to; null for the beginning. */
  readonly heading: string | null;
}

/** The text of a page of the manual. */
export default function ManualText({ text, heading }: ManualTextProps) {
  useEffect(() => {
    if (text && heading) document.getElementById(heading)?.scrollIntoView();
  }, [text, heading]);
  return <Markdown components={components}>{text}</Markdown>;
}

const components: Components = {
  // The page has its heading: those of the text stand below it.
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3 id={headingId(textOf(children))}>{children}</h3>,
  a: ({ href = '', children }) => (
    <Anchor component={Link} to={addressOf(href)}>
      {children}
    </Anchor>
  ),
  img: ({ src, alt }) => <img src={pictureAt(String(src))} alt={alt ?? ''} loading="lazy" />,
};

/** `documentos.md#corregir` of the files as the window has it. */
function addressOf(href: string): string {
  const [file = '', heading] = href.split('#');
  const page = file.replace(/\.md$/, '');
  return `/ayuda/${page}${heading === undefined ? '' : `?tema=${heading}`}`;
}

function textOf(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(textOf).join('');
  return typeof children === 'string' ? children : '';
}

import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DocumentFileKind } from '../lib/open-file.ts';
import { KeyHint } from './key-hint.tsx';

interface FileButtonProps {
  readonly name: DocumentFileKind;
  readonly icon: Icon;
  /** The file being fetched, if any, and how to ask for one. */
  readonly file: { readonly opening: DocumentFileKind | undefined; open(name: DocumentFileKind): void };
  /** Ctrl+P opens it too; whoever shows the button listens for the key. */
  readonly printKey?: boolean;
  readonly children: ReactNode;
}

/** Opens a file of a document: its ticket, its page, its XML. */
export function FileButton({ name, icon: Icon, file, printKey, children }: FileButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      loading={file.opening === name}
      onClick={() => file.open(name)}
      {...(printKey && { rightSection: <KeyHint>Ctrl P</KeyHint>, 'aria-keyshortcuts': 'Control+P' })}
    >
      {children}
    </Button>
  );
}

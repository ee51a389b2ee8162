import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DocumentFileKind } from '../../../lib/files/open-file.ts';

interface FileButtonProps {
  readonly name: DocumentFileKind;
  readonly icon: Icon;
  /** The file being fetched, if any, and how to ask for one. */
  readonly file: { readonly opening: DocumentFileKind | undefined; open(name: DocumentFileKind): void };
  readonly children: ReactNode;
}

/** Opens a file of a document: its ticket, its page, its XML. */
export function FileButton({ name, icon: Icon, file, children }: FileButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      loading={file.opening === name}
      onClick={() => file.open(name)}
    >
      {children}
    </Button>
  );
}

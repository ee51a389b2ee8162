import { Button, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  readonly icon: Icon;
  readonly title: string;
  readonly hint: string;
  /** What the button that chooses files says. */
  readonly choose: string;
  /** The endings of the files that serve, as `accept` of an `<input type="file">` takes them. */
  readonly accept: string;
  /** Whether several may be chosen at once. */
  readonly multiple?: boolean;
  readonly autoFocus?: boolean;
  /** What is being done with the files, while it is: announced to users who do not see the button. */
  readonly busy: string | undefined;
  /** At least one; dragging may give several, or of another kind. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Stands before the button. */
  readonly children?: ReactNode;
}

/** Takes files by drag or by choice. */
export function DropZone(props: DropZoneProps) {
  const {
    icon: Icon,
    title,
    hint,
    choose,
    accept,
    multiple = false,
    autoFocus = false,
    busy,
    children,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && busy === undefined) props.onFiles([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      className={styles.zone}
      aria-label={title}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon size={36} stroke={1.4} aria-hidden />
      <Text fw={600}>{title}</Text>
      <Text c="dimmed">{hint}</Text>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <div className={styles.actions}>
        {children}
        <Button autoFocus={autoFocus} loading={busy !== undefined} onClick={() => input.current?.click()}>
          {choose}
        </Button>
      </div>
      <div className="for-readers" role="status">
        {busy}
      </div>
    </section>
  );
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../src-main/documents/values/keys-of.ts';
import { headingId } from '../../../src-renderer/features/help/heading-id.ts';
import { helpTopics, topicOf } from '../../../src-renderer/features/help/topics.ts';
import { en } from '../../../src-renderer/text/en.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { addressPatterns } from '../../e2e/support/screens/addresses.ts';

const folder = fileURLToPath(new URL('../../../docs/manual', import.meta.url));
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const textOf = (page: string) => readFileSync(join(folder, page), 'utf8');
const headingsOf = (page: string) =>
  [...textOf(page).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => headingId(heading));
/** The manual itself needs no help. */
const screens = addressPatterns().filter((pattern) => !pattern.startsWith('/ayuda'));

describe('the help', () => {
  it.each(screens)('has something to say about %s', (pattern) => {
    expect(topicOf(pattern.replace(/:\w+\??/g, 'x'))).toBeDefined();
  });

  it('reports a screen from the one it belongs to', () => {
    expect(topicOf('/')).toBe('counter');
    expect(topicOf('/nowhere')).toBeUndefined();
    expect(topicOf('/documentos/nuevo/factura')).toBe('editor');
    expect(topicOf('/documentos/importaciones/0198')).toBe('imports');
    expect(topicOf('/documentos/0198/corregir')).toBe('correction');
    expect(topicOf('/documentos/0198/emitido')).toBe('document');
  });

  it.each(keysOf(helpTopics))('says %s in three sentences, and the manual goes on', (topic) => {
    for (const text of [es.help.topics[topic], en.help.topics[topic]]) {
      expect(text.split(/[.:;!?] (?=[A-ZÁÉÍÓÚ])|\. (?=F\d)/).length, text).toBe(3);
    }
    const { page, heading } = helpTopics[topic];
    expect(pages).toContain(`${page}.md`);
    expect(headingsOf(`${page}.md`)).toContain(heading);
  });
});

describe('the manual', () => {
  it.each(pages)('leads nowhere that is not there: %s', (page) => {
    for (const [, , target = ''] of textOf(page).matchAll(/(!?\[[^\]]*\])\(([^)]+)\)/g)) {
      const [file = '', heading] = target.split('#');
      expect(existsSync(join(folder, file)), target).toBe(true);
      if (heading !== undefined) expect(headingsOf(file)).toContain(heading);
    }
  });

  it('has every page in its contents', () => {
    for (const page of pages) if (page !== 'indice.md') expect(textOf('indice.md')).toContain(`(${page})`);
  });

  it('speaks of settings by the names they have', () => {
    const named = [
      ...pages
        .map(textOf)
        .join('\n')
        .matchAll(/_Ajustes › ([^_›]+?)_/g),
    ].map(([, name]) => name);
    const sections: readonly string[] = [
      es.settings.general,
      es.business.title,
      es.backups.title,
      es.shortcuts.title,
      es.fiscalMachine.title,
      es.email.title,
    ];
    expect(named.length).toBeGreaterThan(4);
    for (const name of named) expect(sections).toContain(name);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '../../../../src-main/access/api-key.ts';
import { environments } from '../../../../src-main/documents/kinds.ts';
import { readAgentKey } from '../../../../src-main/mcp/service/agent-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-agent-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the key of an agent', () => {
  it.each(environments)(
    'of %s is read from the first line of a file, whatever the editor added',
    (environment) => {
      const key = makeApiKey(environment);
      const keyFile = join(folder, `${environment}.txt`);
      writeFileSync(keyFile, ` ${key} \r\nla clave de la caja\n`);
      expect(readAgentKey({ keyFile, env: {} })).toEqual({ key, environment });
    },
  );

  it('is read from the variable when there is no file, and the file wins', () => {
    const [ofFile, ofVariable] = [makeApiKey('test'), makeApiKey('live')];
    const env = { MOSTRADOR_API_KEY: ofVariable };
    expect(readAgentKey({ env })).toEqual({ key: ofVariable, environment: 'live' });
    const keyFile = join(folder, 'both.txt');
    writeFileSync(keyFile, ofFile);
    expect(readAgentKey({ keyFile, env })).toEqual({ key: ofFile, environment: 'test' });
  });

  it.each([
    ['', /Falta la clave/],
    ['   ', /Falta la clave/],
    ['mss_una-sesion', /no es una clave de Mostrador/],
    ['mst_prod_123', /no es una clave de Mostrador/],
  ])('%j is refused', (text, sentence) => {
    expect(() => readAgentKey({ env: { MOSTRADOR_API_KEY: text } })).toThrow(sentence);
  });
});

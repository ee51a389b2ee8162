import { makeTokens } from '../../../src-main/signing/token/tokens.ts';
import { openTokenKey, tokenProcessFile } from './open-token-key.ts';

const location = JSON.parse(process.argv[2] ?? '');
const tokens = makeTokens({ processFile: tokenProcessFile, env: process.env });
const key = await openTokenKey(tokens, location);
process.on('message', () => key.sign(Buffer.from('a document')));
process.send?.('ready');

import { createHash } from 'node:crypto';
import { followedAnchors } from './anchors.ts';
import { copyCode } from './copy-code.ts';
import { ownAddress } from './own-address.ts';
import { readerChoices } from './reader-choices.ts';
import { search } from './search.ts';
import { tryCall } from './try-call.ts';

/** What the pages of the reference do in a browser. Without scripts all of the text is there. */
export const referenceScript = `
'use strict';
${[followedAnchors, ownAddress, readerChoices, search, tryCall, copyCode].map((part) => `{${part}}`).join('\n')}
`;

/** What a content policy must allow for the script to run. */
export const referenceScriptHash = `sha256-${createHash('sha256').update(referenceScript).digest('base64')}`;

import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTrialSigner } from './trial-signer.mjs';

// macOS updates no program whose signature it does not trust. On a machine that is thrown away afterwards this makes it
// trust one, and says where it is as electron-builder reads it: node trust-trial-signer.mjs >> "$GITHUB_ENV"

const { certificate, file, password } = makeTrialSigner(mkdtempSync(join(tmpdir(), 'mostrador-signer-')));
const keychain = '/Library/Keychains/System.keychain';
const trust = ['add-trusted-cert', '-d', '-r', 'trustRoot', '-p', 'codeSign', '-k', keychain, certificate];
execFileSync('sudo', ['security', ...trust], { stdio: ['ignore', 'inherit', 'inherit'] });
console.log(`CSC_LINK=${file}\nCSC_KEY_PASSWORD=${password}`);

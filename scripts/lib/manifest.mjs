import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * The project's own manifest.
 *
 * @type {{
 *   name: string, version: string, description: string, license: string,
 *   dependencies: Record<string, string>, optionalDependencies: Record<string, string>,
 *   devDependencies: Record<string, string>, workspaces: string[], scripts: Record<string, string>,
 * }}
 */
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What both packages say alike. */
export const { version, license } = manifest;

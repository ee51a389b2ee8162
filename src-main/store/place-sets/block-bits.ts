import { BLOCK } from '../places.ts';
import { JOIN, type Join, MEMORY, makeBlockProgram } from './block-program.ts';

/** What is used here of the WebAssembly that Node has; its types leave it out. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { readonly initial: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class Module {
    constructor(program: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, Memory>>>>);
    readonly exports: Readonly<Record<string, unknown>>;
  }
}

/** A block's places as bits: 64 words of 32. */
export const WORDS = BLOCK / 32;

/** Blocks of bits beside each other in a memory of their own, each by its number there. */
export class BlockBits {
  /** Who put blocks there last. */
  holder: object | undefined;

  readonly #memory = new WebAssembly.Memory({ initial: 1 });
  readonly #join: Join;
  #words = new Int32Array(this.#memory.buffer);

  constructor() {
    this.#join = start(this.#memory);
  }

  /** Room for so many blocks; what was in it stays. */
  reserve(blocks: number): void {
    const missing = blocks * WORDS - this.#words.length;
    if (missing <= 0) return;
    this.#memory.grow(Math.ceil((missing * 4) / PAGE));
    // Growing takes the memory away from whoever looked at it.
    this.#words = new Int32Array(this.#memory.buffer);
  }

  /** Puts blocks there, the first at a number. */
  put(words: Int32Array, at: number): void {
    this.#words.set(words, at * WORDS);
  }

  /** Copies a block. */
  copy(at: number, words: Int32Array): void {
    words.set(this.#words.subarray(at * WORDS, (at + 1) * WORDS));
  }

  /** Writes the places that both have to a third, which may be one of them; how many they are. */
  both(one: number, other: number, to: number): number {
    return this.#join(one * BYTES, other * BYTES, to * BYTES);
  }
}

const BYTES = BLOCK / 8;
/** By which the memory of WebAssembly grows. */
const PAGE = 65_536;

function start(memory: WebAssembly.Memory): Join {
  const module = new WebAssembly.Module(makeBlockProgram(BYTES));
  const { exports } = new WebAssembly.Instance(module, { [MEMORY.module]: { [MEMORY.name]: memory } });
  const join = exports[JOIN];
  if (!isJoin(join)) throw new Error(`the program of blocks has no ${JOIN}`);
  return join;
}

function isJoin(exported: unknown): exported is Join {
  return typeof exported === 'function';
}

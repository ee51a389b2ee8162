// What the program takes from Node 24 and Electron 25 lacks, for tests of the core in a real Electron's main process.
// Loaded first by each program of a harness; never a part of the product, whose Electron has them all.
'use strict';
const crypto = require('node:crypto');
const diagnosticsChannel = require('node:diagnostics_channel');
const { EventEmitter } = require('node:events');
const { promises: files } = require('node:fs');
const nodeModule = require('node:module');
const util = require('node:util');
const zlib = require('node:zlib');

/** @param {object} target @param {Record<string | symbol, unknown>} members */
function supply(target, members) {
  for (const name of Reflect.ownKeys(members)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value: members[name], configurable: true, writable: true });
  }
}

supply(globalThis, { crypto: crypto.webcrypto });
supply(Symbol, { dispose: Symbol('Symbol.dispose'), asyncDispose: Symbol('Symbol.asyncDispose') });
supply(Array.prototype, {
  toSorted(compare) {
    return [...this].sort(compare);
  },
  toReversed() {
    return [...this].reverse();
  },
  toSpliced(...args) {
    const copy = [...this];
    copy.splice(...args);
    return copy;
  },
  with(index, value) {
    return Object.assign([...this], { [index < 0 ? this.length + index : index]: value });
  },
});
supply(Promise, {
  withResolvers() {
    let settle;
    const promise = new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
    return { promise, ...settle };
  },
});
supply(Map, {
  groupBy(items, keyOf) {
    const groups = new Map();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index++);
      if (groups.has(key)) groups.get(key).push(item);
      else groups.set(key, [item]);
    }
    return groups;
  },
});
supply(Object, { groupBy: (items, keyOf) => Object.fromEntries(Map.groupBy(items, keyOf)) });
supply(Set.prototype, {
  union(other) {
    return new Set([...this, ...other.keys()]);
  },
  intersection(other) {
    return new Set([...this].filter((item) => other.has(item)));
  },
  difference(other) {
    return new Set([...this].filter((item) => !other.has(item)));
  },
  isSubsetOf(other) {
    return [...this].every((item) => other.has(item));
  },
});
supply(URL, {
  parse(address, base) {
    try {
      return new URL(address, base);
    } catch {
      return null;
    }
  },
  canParse: (address, base) => URL.parse(address, base) !== null,
});
supply(AbortSignal, {
  any(signals) {
    const controller = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) controller.abort(signal.reason);
      else
        signal.addEventListener('abort', () => controller.abort(signal.reason), {
          signal: controller.signal,
        });
    }
    return controller.signal;
  },
});
supply(crypto, {
  hash: (algorithm, data, encoding = 'hex') => {
    const digest = crypto.createHash(algorithm).update(data).digest();
    return encoding === 'buffer' ? digest : digest.toString(encoding);
  },
});
for (const [name, from] of [
  ['validFromDate', 'validFrom'],
  ['validToDate', 'validTo'],
]) {
  if (name in crypto.X509Certificate.prototype) continue;
  Object.defineProperty(crypto.X509Certificate.prototype, name, {
    get() {
      return new Date(this[from]);
    },
  });
}
supply(nodeModule, { flushCompileCache() {} });
supply(util, { styleText: (_format, text) => text });
supply(diagnosticsChannel, {
  tracingChannel: () => ({
    hasSubscribers: false,
    traceSync: (work, _context, self, ...args) => Reflect.apply(work, self, args),
    tracePromise: (work, _context, self, ...args) => Reflect.apply(work, self, args),
    start: { hasSubscribers: false },
    end: { hasSubscribers: false },
    asyncStart: { hasSubscribers: false },
    asyncEnd: { hasSubscribers: false },
    error: { hasSubscribers: false },
  }),
});
const open = files.open;
files.open = async (...args) => {
  const file = await open(...args);
  supply(Object.getPrototypeOf(file), {
    [Symbol.asyncDispose]() {
      return this.close();
    },
  });
  return file;
};

const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
const zstdMagic = 0xfd2fb528;
const zstdBlock = 128 * 1024;
supply(zlib, {
  crc32(data, start = 0) {
    let value = ~start;
    for (const byte of Buffer.from(data)) value = (value >>> 8) ^ crcTable[(value ^ byte) & 0xff];
    return ~value >>> 0;
  },
  // A frame of RFC 8878 whose blocks are raw: what any zstd reads, compressed by nothing.
  zstdCompressSync(data) {
    const bytes = Buffer.from(data);
    const head = Buffer.alloc(9);
    head.writeUInt32LE(zstdMagic, 0);
    // Single segment, with its size in four bytes.
    head.writeUInt8(0b1010_0000, 4);
    head.writeUInt32LE(bytes.length, 5);
    const parts = [head];
    for (let at = 0; at === 0 || at < bytes.length; at += zstdBlock) {
      const block = bytes.subarray(at, at + zstdBlock);
      const header = Buffer.alloc(3);
      header.writeUIntLE((block.length << 3) | (at + zstdBlock >= bytes.length ? 1 : 0), 0, 3);
      parts.push(header, block);
    }
    return Buffer.concat(parts);
  },
  zstdDecompressSync(data) {
    const bytes = Buffer.from(data);
    if (bytes.readUInt32LE(0) !== zstdMagic || bytes[4] !== 0b1010_0000)
      throw new Error('a frame of another zstd');
    const parts = [];
    let at = 9;
    for (let isLast = false; !isLast; ) {
      const header = bytes.readUIntLE(at, 3);
      if ((header >> 1) & 3) throw new Error('a compressed block of another zstd');
      isLast = (header & 1) === 1;
      parts.push(bytes.subarray(at + 3, at + 3 + (header >> 3)));
      at += 3 + (header >> 3);
    }
    return Buffer.concat(parts);
  },
});
// `tar` takes `Buffer.concat` away while a stream works.
const concatenate = Buffer.concat.bind(Buffer);
/** What `tar` wants of a stream of zlib: a chunk in, what comes of it out, at once; an empty chunk is the end. */
class ZstdStream extends EventEmitter {
  _handle = { close() {} };
  isBegun = false;
  close() {}
}
// No flags, a window of 2 MB: how long it is nobody knows yet.
const zstdStreamHead = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x58]);
class ZstdCompress extends ZstdStream {
  _processChunk(chunk) {
    const parts = this.isBegun ? [] : [zstdStreamHead];
    this.isBegun = true;
    for (let at = 0; at === 0 || at < chunk.length; at += zstdBlock) {
      const block = chunk.subarray(at, at + zstdBlock);
      const header = Buffer.alloc(3);
      header.writeUIntLE((block.length << 3) | (chunk.length === 0 ? 1 : 0), 0, 3);
      parts.push(header, block);
    }
    return parts;
  }
}
class ZstdDecompress extends ZstdStream {
  rest = Buffer.alloc(0);
  _processChunk(chunk) {
    let rest = concatenate([this.rest, chunk]);
    if (!this.isBegun && rest.length >= zstdStreamHead.length) {
      if (!rest.subarray(0, zstdStreamHead.length).equals(zstdStreamHead))
        throw new Error('a frame of another zstd');
      rest = rest.subarray(zstdStreamHead.length);
      this.isBegun = true;
    }
    const parts = [];
    while (this.isBegun && rest.length >= 3) {
      const size = rest.readUIntLE(0, 3) >> 3;
      if (rest.length < 3 + size) break;
      if (size > 0) parts.push(rest.subarray(3, 3 + size));
      rest = rest.subarray(3 + size);
    }
    this.rest = rest;
    return parts;
  }
}
supply(zlib, { ZstdCompress, ZstdDecompress });
supply(zlib, {
  zstdCompress(data, done) {
    setImmediate(() => done(null, zlib.zstdCompressSync(data)));
  },
});
// Also for who imports them by name.
nodeModule.syncBuiltinESMExports();

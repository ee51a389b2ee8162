import { createHash, type KeyLike, sign, verify } from 'node:crypto';
import type { HashAlgorithm, SignatureAlgorithm } from 'xml-crypto';

/**
 * The SHA-384 family, which xml-crypto leaves out (it brings SHA-1, 256 and 512), in the shape it registers
 * algorithms in. Documents of other signers use whatever their maker chose (reference.md §6).
 */
export const SHA384_DIGEST = 'http://www.w3.org/2001/04/xmldsig-more#sha384';
export const RSA_SHA384 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384';

export class Sha384 implements HashAlgorithm {
  getAlgorithmName(): string {
    return SHA384_DIGEST;
  }

  getHash(xml: string): string {
    return createHash('sha384').update(xml, 'utf8').digest('base64');
  }
}

export class RsaSha384 implements SignatureAlgorithm {
  getAlgorithmName(): string {
    return RSA_SHA384;
  }

  getSignature(signedInfo: string, privateKey: KeyLike): string {
    return sign('sha384', Buffer.from(signedInfo), privateKey).toString('base64');
  }

  verifySignature(material: string, key: KeyLike, signatureValue: string): boolean {
    return verify('sha384', Buffer.from(material), key, Buffer.from(signatureValue, 'base64'));
  }
}

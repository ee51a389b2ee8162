import { describe, expect, it } from 'vitest';
import { distortAuthorization } from '../../support/authority-double/distort.ts';
import { makeMisbehaviourPlan } from '../../support/authority-double/misbehaviour.ts';
import type { AuthorizationAnswer, Autorizacion } from '../../support/authority-double/soap-answers.ts';

function drawn(rate: number, seed: number, operation: 'reception' | 'authorization' = 'authorization') {
  const plan = makeMisbehaviourPlan();
  plan.randomly(rate, seed);
  return Array.from({ length: 1000 }, () => plan.take(operation));
}

describe('misbehaviour at random', () => {
  it('comes about as often as asked, in every way there is', () => {
    const taken = drawn(0.3, 1).filter((one) => one !== null);
    expect(taken.length).toBeGreaterThan(200);
    expect(taken.length).toBeLessThan(400);
    expect(new Set(taken).size).toBe(19);
  });

  it('comes again in the same row from the same seed, and in another from another', () => {
    expect(drawn(0.3, 7)).toEqual(drawn(0.3, 7));
    expect(drawn(0.3, 7)).not.toEqual(drawn(0.3, 8));
  });

  it('never comes at a rate of 0', () => {
    expect(drawn(0, 1).every((one) => one === null)).toBe(true);
  });

  it('spares reception what only answers about decisions can have', () => {
    const taken = new Set(drawn(1, 1, 'reception'));
    expect(taken).not.toContain('several');
    expect(taken).not.toContain('in_queue');
  });

  it('gives way to what a test queued or made stand, and counts it all', () => {
    const plan = makeMisbehaviourPlan();
    plan.randomly(1, 1);
    plan.always('reception', 'hang');
    plan.next('reception', 'garbage');
    expect([plan.take('reception'), plan.take('reception')]).toEqual(['garbage', 'hang']);
    expect(plan.taken()).toEqual({ garbage: 1, hang: 1 });
  });
});

describe('a distorted answer about decisions', () => {
  const undecided: Autorizacion = {
    estado: 'EN PROCESO',
    fechaAutorizacion: null,
    ambiente: 'PRUEBAS',
    comprobante: Buffer.from('<factura/>'),
    mensajes: [],
  };
  const decided: Autorizacion = { ...undecided, estado: 'NO AUTORIZADO', fechaAutorizacion: new Date(0) };

  function answerOf(...autorizaciones: readonly Autorizacion[]): AuthorizationAnswer {
    return { claveAccesoConsultada: '1'.repeat(49), autorizaciones };
  }

  it('hides only what is undecided while it is in a queue', () => {
    expect(distortAuthorization(answerOf(decided, undecided), 'in_queue')).toEqual(answerOf(decided));
  });

  it('puts no refusal before nothing', () => {
    expect(distortAuthorization(answerOf(), 'several')).toEqual(answerOf());
  });
});

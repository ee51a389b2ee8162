import type { Authority, Question } from '../sync/ports/authority.ts';

export interface AuthorityParts {
  readonly sandbox: Authority;
  readonly soap: Authority;
}

/** The authority of every environment: the simulator for the sandbox, the web services for test and live. */
export function makeAuthority({ sandbox, soap }: AuthorityParts): Authority {
  const partFor = ({ environment }: Question) => (environment === 'sandbox' ? sandbox : soap);
  return {
    receive: (submission) => partFor(submission).receive(submission),
    decision: (question) => partFor(question).decision(question),
  };
}

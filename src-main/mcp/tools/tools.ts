import type { AgentTool } from '../tool.ts';
import { describeBusiness } from './describe-business.ts';
import { describeDocumentType } from './describe-document-type.ts';
import { emailDocument } from './email-document.ts';
import { explainRefusal } from './explain-refusal.ts';
import { findDocuments } from './find-documents.ts';
import { getDocument } from './get-document.ts';
import { issueDocument } from './issue-document.ts';
import { previewDocument } from './preview-document.ts';
import { reportPeriod } from './report-period.ts';
import { resubmitDocument } from './resubmit-document.ts';

/** Everything an agent can do, in the order of a day's work. Annulling is not here: it tells of an act of a person. */
export const agentTools: readonly AgentTool[] = [
  describeBusiness,
  describeDocumentType,
  previewDocument,
  issueDocument,
  findDocuments,
  getDocument,
  explainRefusal,
  resubmitDocument,
  emailDocument,
  reportPeriod,
];

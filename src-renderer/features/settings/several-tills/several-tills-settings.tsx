import { Skeleton } from '@mantine/core';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useHeadOffice } from '../../../lib/queries/service/head-office-query.ts';
import { useHostedHead, useTypedCode } from '../../../lib/queries/service/hosted-head-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { standingOf } from '../../../ui/head-office/head-office-standing.ts';
import { AddTill } from './add-till.tsx';
import { HostedHead } from './hosted-head.tsx';
import { JoinedElsewhere } from './joined-elsewhere.tsx';
import { JoinedTills } from './joined-tills.tsx';
import { WhichComputer } from './which-computer.tsx';

/** One shop, several tills: this computer becomes the head office, or joins one, and each till is brought in from here. */
export function SeveralTillsSettings() {
  const hosted = useHostedHead();
  const headOffice = useHeadOffice();
  // Here, as its code stays on the screen while it is typed elsewhere, whatever this computer does meanwhile.
  const making = useTypedCode();
  const refusal = refusalIn(hosted.error) ?? refusalIn(headOffice.error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (!hosted.data || !headOffice.data) return <Skeleton height="20rem" />;
  const standing = standingOf(headOffice.data);
  const { state } = hosted.data;
  const isJoined = standing && standing !== 'forked' && standing !== 'revoked';
  if (state !== 'off') {
    return (
      <>
        <HostedHead hosted={hosted.data} state={state} isJoined={isJoined === true} />
        {(state === 'running' || making.data) && <AddTill hosted={hosted.data} making={making} />}
        {hosted.data.stations && <JoinedTills stations={hosted.data.stations} />}
      </>
    );
  }
  if (isJoined) {
    return <JoinedElsewhere headOffice={headOffice.data} standing={standing} />;
  }
  return <WhichComputer />;
}

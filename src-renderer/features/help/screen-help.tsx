import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { helpTopics, manualPath, topicOf } from './topics.ts';

/** What the screen one is on is for, in three sentences, and the way to the manual. */
export function ScreenHelp({ onFollow }: { readonly onFollow: () => void }) {
  const { t } = useTranslation();
  const topic = topicOf(useLocation().pathname);
  return (
    <>
      {topic && <Text mb="xs">{t(`help.topics.${topic}`)}</Text>}
      <Anchor
        component={Link}
        to={topic ? manualPath(helpTopics[topic]) : '/ayuda'}
        display="inline-block"
        py="0.6rem"
        mb="md"
        onClick={onFollow}
      >
        {t(topic ? 'help.more' : 'help.manual')}
      </Anchor>
    </>
  );
}

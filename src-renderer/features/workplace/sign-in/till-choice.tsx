import { Text, Title, UnstyledButton } from '@mantine/core';
import { IconCashRegister } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTills } from '../../../lib/workplace/tills-query.ts';
import { useChooseTill } from '../../../lib/workplace/use-choose-till.ts';
import styles from '../workplace.module.css';

/** Where several tills are, a computer is assigned one once. */
export function TillChoice() {
  const { t } = useTranslation();
  const { data: tills = [] } = useTills();
  const choose = useChooseTill();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <div className={styles.screen}>
      <section className={styles.card} aria-labelledby="till-title">
        <div>
          <Title order={1} id="till-title">
            {t('workplace.tillTitle')}
          </Title>
          <Text c="dimmed">{t('workplace.tillHint')}</Text>
        </div>
        <div ref={list} className={styles.tills}>
          {tills
            .filter(({ active }) => active)
            .map((till) => (
              <UnstyledButton key={till.id} className={styles.person ?? ''} onClick={() => choose(till)}>
                <IconCashRegister size={26} stroke={1.6} aria-hidden />
                <span className={styles.name}>
                  {till.name}
                  <span className={styles.role}>
                    {t('workplace.tillSeries', { series: `${till.establishment}-${till.emission_point}` })}
                  </span>
                </span>
              </UnstyledButton>
            ))}
        </div>
      </section>
    </div>
  );
}

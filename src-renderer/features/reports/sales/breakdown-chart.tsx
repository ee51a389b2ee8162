import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney } from '../../../lib/format/format.ts';

export interface ChartBar {
  readonly label: string;
  /** Decimal text; its bar is only drawn from it. */
  readonly total: string;
}

interface BreakdownChartProps {
  readonly label: string;
  readonly bars: readonly ChartBar[];
  /** Along time the bars stand; by name they lie, so that long names can be read. */
  readonly isInTime: boolean;
}

const ROW_PX = 34;
const NAME_PX = 150;
const NAME_LETTERS = 22;

/** What a table says, drawn. A user who cannot see it reads the table beside it. */
export default function BreakdownChart({ label, bars, isInTime }: BreakdownChartProps) {
  const data = bars.map(({ label: name, total }) => ({ name, total, value: Number(total) }));
  const height = isInTime ? 240 : bars.length * ROW_PX + 30;
  const tick = { fill: 'var(--ink-dim)', fontSize: 12 };
  const amounts = { tickFormatter: shortAmount, tick, stroke: 'var(--hairline)' };
  return (
    <div role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={data} layout={isInTime ? 'horizontal' : 'vertical'} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--hairline)" vertical={!isInTime} horizontal={isInTime} />
          {isInTime ? (
            <>
              <XAxis dataKey="name" tick={tick} stroke="var(--hairline)" />
              <YAxis width={52} {...amounts} />
            </>
          ) : (
            <>
              <XAxis type="number" {...amounts} />
              <YAxis
                type="category"
                dataKey="name"
                width={NAME_PX}
                tickFormatter={shortName}
                tick={tick}
                stroke="var(--hairline)"
              />
            </>
          )}
          <Tooltip
            cursor={{ fill: 'var(--sunken)' }}
            formatter={(_, __, { payload }) => [formatMoney(payload.total), '']}
            separator=""
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--hairline)' }}
            itemStyle={{ color: 'inherit' }}
          />
          <Bar
            dataKey="value"
            fill="var(--mantine-primary-color-filled)"
            maxBarSize={36}
            isAnimationActive={false}
            radius={isInTime ? [3, 3, 0, 0] : [0, 3, 3, 0]}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function shortAmount(value: number): string {
  if (Math.abs(value) >= 1_000_000) return `${value / 1_000_000} M`;
  return Math.abs(value) >= 10_000 ? `${value / 1000} k` : String(value);
}

function shortName(name: string): string {
  return name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1)}…` : name;
}

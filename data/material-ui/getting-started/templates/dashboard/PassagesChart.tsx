import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BarChart } from '@mui/x-charts/BarChart';
import ChartPanel, { CHART_HEIGHT } from './ChartPanel';
import { type Kind, type Period, kinds, passages } from './canal';

/** The height of one line of small text, in pixels. */
const LEGEND_HEIGHT = 24;

const periodNames: Record<Period, string> = { week: 'in seven days', month: 'in four weeks' };

export default function PassagesChart({ period }: { period: Period }) {
  const theme = useTheme();
  const { labels, counts } = passages[period];
  const { palette } = theme.vars ?? theme;
  // These are CSS variables, so the colors change with the mode without a re-render.
  const colors: Record<Kind, string> = {
    narrow: palette.primary.main,
    freight: palette.warning.main,
    paddled: palette.success.main,
  };
  const totals = labels.map((_label, index) =>
    kinds.reduce((sum, { id }) => sum + (counts[id][index] ?? 0), 0),
  );
  const most = Math.max(...totals);
  const summary =
    `${totals.reduce((sum, count) => sum + count)} boats went through ${periodNames[period]}. ` +
    `${labels[totals.indexOf(most)]} had the most: ${most}.`;

  return (
    <ChartPanel
      id="passages"
      title="Passages"
      summary={summary}
      rows={[
        [period === 'week' ? 'Day' : 'Week', ...kinds.map(({ label }) => label)],
        ...labels.map((label, index) => [label, ...kinds.map(({ id }) => counts[id][index] ?? 0)]),
      ]}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem', typography: 'body2' }}>
        {kinds.map(({ id, label }) => (
          <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colors[id] }} />
            {label}
          </Box>
        ))}
      </Box>
      <BarChart
        height={CHART_HEIGHT - LEGEND_HEIGHT}
        margin={{ top: 16, right: 4, bottom: 28, left: 36 }}
        grid={{ horizontal: true }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: labels, tickLabelInterval: () => true }]}
        series={kinds.map(({ id, label }) => ({
          ...{ id, label, data: counts[id], color: colors[id] },
          stack: 'boats',
        }))}
        slotProps={{ legend: { hidden: true } }}
      />
    </ChartPanel>
  );
}

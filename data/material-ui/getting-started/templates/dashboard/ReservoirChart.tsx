import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import ChartPanel, { CHART_HEIGHT } from './ChartPanel';
import { levels, lowestLevel } from './canal';

/** The last value is today's. */
const daysAgo = levels.map((_level, index) => levels.length - 1 - index);

export default function ReservoirChart() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const today = levels.at(-1) ?? 0;

  return (
    <ChartPanel
      id="reservoir"
      title="Summit reservoir"
      summary={`${today} cm today, ${today - lowestLevel} above the level at which the staircase closes.`}
      rows={[
        ['Days ago', 'Level, cm'],
        ...levels.map((level, index) => [daysAgo[index] ?? 0, level]),
      ]}
    >
      <LineChart
        height={CHART_HEIGHT}
        margin={{ top: 24, right: 12, bottom: 48, left: 40 }}
        grid={{ horizontal: true }}
        skipAnimation
        xAxis={[
          {
            scaleType: 'point',
            data: daysAgo,
            label: 'Days ago',
            tickInterval: (_day, index) => index % 4 === 1,
            tickLabelInterval: () => true,
          },
        ]}
        yAxis={[{ min: 340, max: 420 }]}
        series={[
          {
            data: levels,
            label: 'Level, cm',
            color: palette.primary.main,
            curve: 'monotoneX',
            showMark: false,
          },
        ]}
        slotProps={{ legend: { hidden: true } }}
      >
        <ChartsReferenceLine
          y={lowestLevel}
          label="Staircase closes"
          lineStyle={{ strokeDasharray: '6 4', stroke: palette.error.main }}
        />
      </LineChart>
    </ChartPanel>
  );
}

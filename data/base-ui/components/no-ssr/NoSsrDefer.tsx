import * as React from 'react';
import { Button } from '@mui/base/Button';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

export default function NoSsrDefer() {
  const [chart, setChart] = React.useState(0);
  const [defer, setDefer] = React.useState(true);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={defer}
          onChange={(event) => setDefer(event.target.checked)}
        />{' '}
        Defer the soundings
      </label>
      <Action onClick={() => setChart(chart + 1)}>Draw chart {chart + 1}</Action>
      <Chart role="img" aria-label={`Depths of chart ${chart}`}>
        {chart > 0 && (
          <NoSsr key={chart} defer={defer} fallback={`Drawing chart ${chart}`}>
            <Soundings chart={chart} />
          </NoSsr>
        )}
      </Chart>
    </Column>
  );
}

function Soundings({ chart }: { chart: number }) {
  return Array.from({ length: 4000 }, (_, index) => (
    <span key={index}>{((index * 7 * chart) % 13) + 1} </span>
  ));
}

const Column = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  width: '100%',
  maxWidth: '420px',
});

const Chart = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  height: '140px',
  padding: '8px',
  overflow: 'hidden',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  fontSize: '12px',
});

const Action = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

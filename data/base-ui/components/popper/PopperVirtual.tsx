import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

export default function PopperVirtual() {
  const [point, setPoint] = React.useState<{ x: number; y: number } | null>(null);
  const anchor = React.useMemo(
    () => point && { getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0) },
    [point],
  );

  return (
    <Chart
      role="img"
      aria-label="Chart of the bay, 4 to 20 m deep"
      onPointerMove={(event) => setPoint({ x: event.clientX, y: event.clientY })}
      onPointerLeave={() => setPoint(null)}
    >
      <Popper open={point !== null} anchorEl={anchor} placement="top" style={{ zIndex: 1 }}>
        <Paper>{Math.round((point?.x ?? 0) / 100) + 4} m deep</Paper>
      </Popper>
    </Chart>
  );
}

const Chart = styled('div')({
  width: '100%',
  maxWidth: '420px',
  height: '160px',
  borderRadius: '12px',
  background:
    'linear-gradient(to right, light-dark(#ccfbf1, #134e4a), light-dark(#0d9488, #042f2e))',
});

const Paper = styled('div')({
  maxWidth: '240px',
  padding: '8px 12px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
});

import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const getLevel = (hour: number) => 3 + 2 * Math.sin((hour / 12) * Math.PI * 2);
const curve = hours
  .map((hour) => `${hour * 10},${(60 - getLevel(hour) * 10).toFixed(1)}`)
  .join(' ');

export default function PopupVirtual() {
  const [chart, setChart] = React.useState<SVGSVGElement | null>(null);
  const [hour, setHour] = React.useState(3);
  const [open, setOpen] = React.useState(false);
  const level = getLevel(hour);
  const text = `${hour}:00, ${level.toFixed(1)} m`;

  const anchor = React.useMemo(
    () =>
      chart && {
        contextElement: chart,
        getBoundingClientRect: () => {
          const { x, y, width, height } = chart.getBoundingClientRect();
          return new DOMRect(x + (width * hour) / 24, y + height * (1 - level / 6), 0, 0);
        },
      },
    [chart, hour, level],
  );

  return (
    <Root>
      <Chart ref={setChart} viewBox="0 0 240 60" aria-hidden="true">
        <polyline points={curve} fill="none" stroke="currentColor" strokeWidth="2" />
      </Chart>
      <Hour
        type="range"
        aria-label="Tide by hour"
        aria-valuetext={text}
        min={0}
        max={24}
        value={hour}
        onChange={(event) => {
          setHour(event.target.valueAsNumber);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      <Flag anchor={anchor} open={open} placement="top" offset={4} aria-hidden="true">
        {text}
      </Flag>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '360px',
  paddingBlockStart: '24px',
  direction: 'ltr',
});

const Chart = styled('svg')({
  width: '100%',
  overflow: 'visible',
  color: 'light-dark(#115e59, #5eead4)',
});

const Hour = styled('input')({
  width: '100%',
  minWidth: 0,
  margin: 0,
  accentColor: 'light-dark(#115e59, #5eead4)',
});

const Flag = styled(Popup)({
  zIndex: 1,
  width: 'max-content',
  padding: '2px 8px',
  borderRadius: '6px',
  color: 'light-dark(#ffffff, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
  direction: 'ltr',
  pointerEvents: 'none',
});

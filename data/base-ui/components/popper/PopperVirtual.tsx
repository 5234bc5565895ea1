import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const lights = [
  { name: 'Skerry Light', x: 36, y: 72, note: 'White flash every 5 seconds' },
  { name: 'Mole Light', x: 104, y: 92, note: 'Fixed red light' },
  { name: 'Cape Light', x: 164, y: 60, note: 'Two flashes every 20 seconds' },
];

export default function PopperVirtual() {
  const id = React.useId();
  const [chart, setChart] = React.useState<SVGSVGElement | null>(null);
  const [selected, setSelected] = React.useState('');
  const light = lights.find(({ name }) => name === selected);

  const anchorEl = React.useMemo(
    () =>
      chart &&
      light && {
        contextElement: chart,
        getBoundingClientRect: () => {
          const { x, y, width, height } = chart.getBoundingClientRect();
          return new DOMRect(x + (width * light.x) / 200, y + (height * light.y) / 110, 0, 0);
        },
      },
    [chart, light],
  );

  return (
    <Root>
      <Chart ref={setChart} viewBox="0 0 200 110" aria-hidden="true">
        {lights.map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="5" />
        ))}
      </Chart>
      <Lights>
        <legend>Lighthouses</legend>
        {lights.map(({ name }) => (
          <label key={name}>
            <input
              type="radio"
              name={id}
              checked={name === selected}
              aria-describedby={name === selected ? `${id}-note` : undefined}
              onChange={() => setSelected(name)}
            />{' '}
            {name}
          </label>
        ))}
      </Lights>
      {anchorEl && (
        <Note id={`${id}-note`} anchorEl={anchorEl} open placement="top" modifiers={modifiers}>
          {light?.note}
        </Note>
      )}
    </Root>
  );
}

const modifiers = [
  { name: 'offset', options: { offset: [0, 10] } },
  { name: 'preventOverflow', options: { padding: 16 } },
];

const Root = styled('div')({
  display: 'grid',
  gap: '12px',
  width: '100%',
  maxWidth: '360px',
  accentColor: 'light-dark(#115e59, #5eead4)',
});

const Chart = styled('svg')({
  width: '100%',
  borderRadius: '6px',
  fill: 'light-dark(#115e59, #5eead4)',
  background: 'light-dark(#ccfbf1, #134e4a)',
});

const Lights = styled('fieldset')({
  display: 'grid',
  gap: '8px',
  minWidth: 0,
  margin: 0,
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
});

const Note = styled(Popper)({
  zIndex: 1,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: '200px',
  padding: '4px 10px',
  borderRadius: '6px',
  color: 'light-dark(#ffffff, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
});

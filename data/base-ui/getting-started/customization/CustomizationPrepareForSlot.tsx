import * as React from 'react';
import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

/** Like a component of another library, it passes all props that it receives to its element. */
const Buoy = React.forwardRef<HTMLButtonElement, React.ComponentProps<'button'>>(
  function Buoy(props, ref) {
    return <button {...props} ref={ref} />;
  },
);

const PreparedBuoy = prepareForSlot(Buoy);

export default function CustomizationPrepareForSlot() {
  const [prepared, setPrepared] = React.useState(false);
  const [html, setHtml] = React.useState('');
  const stage = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => setHtml(stage.current?.innerHTML ?? ''), [prepared]);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={prepared}
          onChange={(event) => setPrepared(event.target.checked)}
        />{' '}
        Use prepareForSlot
      </label>
      <Stage ref={stage}>
        <Button className="mark" slots={{ root: prepared ? PreparedBuoy : Buoy }}>
          Mark the buoy
        </Button>
      </Stage>
      <Html dir="ltr">{html}</Html>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '480px' });

const Stage = styled('div')({
  '& .mark': {
    padding: '8px 16px',
    border: 0,
    borderRadius: '6px',
    font: 'inherit',
    fontWeight: 600,
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
    cursor: 'pointer',
  },
  '& .base--focusVisible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

const Html = styled('code')({ minHeight: '72px', overflowWrap: 'anywhere' });

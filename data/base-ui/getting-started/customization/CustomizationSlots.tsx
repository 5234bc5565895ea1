import * as React from 'react';
import { Button, type ButtonRootSlotProps } from '@mui/base/Button';
import { styled } from '@mui/system';

const Bell = React.forwardRef<HTMLButtonElement, ButtonRootSlotProps>(function Bell(
  { ownerState, children, ...props },
  ref,
) {
  return (
    <button {...props} ref={ref} data-pressed={ownerState.active || undefined}>
      <span aria-hidden="true">🔔</span> {children}
    </button>
  );
});

const roots = { button: 'button', span: 'span', Bell } as const;

export default function CustomizationSlots() {
  const [root, setRoot] = React.useState<keyof typeof roots>('button');
  const [html, setHtml] = React.useState('');
  const stage = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => setHtml(stage.current?.innerHTML ?? ''), [root]);

  return (
    <Column>
      <label>
        Root slot{' '}
        <select
          value={root}
          onChange={(event) => {
            const choice = event.target.value;
            setRoot(choice === 'span' || choice === 'Bell' ? choice : 'button');
          }}
        >
          <option value="button">button (default)</option>
          <option value="span">span</option>
          <option value="Bell">Bell (a component)</option>
        </select>
      </label>
      <Stage ref={stage}>
        <Button className="ring" key={root} slots={{ root: roots[root] }}>
          Ring the bell
        </Button>
      </Stage>
      <Html dir="ltr">{html}</Html>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '480px' });

const Stage = styled('div')({
  '& .ring': {
    display: 'inline-block',
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

const Html = styled('code')({ minHeight: '96px', overflowWrap: 'anywhere' });

import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function PortalClipping() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const [portal, setPortal] = React.useState(false);

  return (
    <Root>
      <label>
        <input
          type="checkbox"
          checked={portal}
          onChange={({ target }) => setPortal(target.checked)}
        />{' '}
        Render the cargo list in a portal
      </label>
      <Frame ref={setFrame}>
        <Hold>
          Hold 2
          <Portal container={frame} disablePortal={!portal}>
            <Cargo aria-label="Cargo">
              <li>40 crates of oranges</li>
              <li>12 barrels of tar</li>
              <li>One crated piano</li>
            </Cargo>
          </Portal>
        </Hold>
      </Frame>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: '16px',
  width: '100%',
  maxWidth: '320px',
  accentColor: 'light-dark(#115e59, #5eead4)',
});

const Frame = styled('div')({ position: 'relative', paddingBlockEnd: '72px' });

const Hold = styled('div')({
  position: 'relative',
  height: '80px',
  padding: '12px 16px',
  boxSizing: 'border-box',
  border: '2px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  overflow: 'hidden',
});

const Cargo = styled('ul')({
  position: 'absolute',
  insetBlockStart: '40px',
  insetInlineStart: '32px',
  margin: 0,
  padding: '8px 16px',
  borderRadius: '6px',
  listStyle: 'none',
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
});

import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function PortalIntroduction() {
  const [portal, setPortal] = React.useState(false);
  const harbor = React.useRef<HTMLDivElement>(null);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={portal}
          onChange={(event) => setPortal(event.target.checked)}
        />{' '}
        Use a portal
      </label>
      <Harbor ref={harbor}>
        <Ship>
          Cabin of the Petrel
          <Portal container={() => harbor.current} disablePortal={!portal}>
            <Notice>Storm warning: stay in the harbor until Thursday</Notice>
          </Portal>
        </Ship>
      </Harbor>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '420px' });

const Harbor = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  height: '180px',
  padding: '16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '12px',
  background: 'light-dark(#f0fdfa, #134e4a)',
});

const Ship = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '220px',
  height: '64px',
  padding: '8px 12px',
  overflow: 'hidden',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
});

const Notice = styled('div')({
  position: 'absolute',
  insetInlineStart: '16px',
  insetBlockStart: '40px',
  padding: '8px 12px',
  borderRadius: '6px',
  color: 'light-dark(#ffffff, #450a0a)',
  background: 'light-dark(#b91c1c, #fca5a5)',
});

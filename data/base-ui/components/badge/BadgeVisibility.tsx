import * as React from 'react';
import { Badge, badgeClasses } from '@mui/base/Badge';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function BadgeVisibility() {
  const [unread, setUnread] = React.useState(3);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <Column>
      <Count badgeContent={unread} showZero={showZero}>
        Logbook
      </Count>
      <label>
        <input
          type="checkbox"
          checked={showZero}
          onChange={(event) => setShowZero(event.target.checked)}
        />{' '}
        Show zero
      </label>
      <Row>
        <Action onClick={() => setUnread(Math.max(0, unread - 1))}>Read an entry</Action>
        <Action onClick={() => setUnread(unread + 1)}>Add an entry</Action>
      </Row>
      <div role="status">{unread === 0 ? 'No unread entries' : `Unread entries: ${unread}`}</div>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', justifyItems: 'start' });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

const Count = styled(Badge)({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  fontWeight: 600,
  [`& .${badgeClasses.badge}`]: {
    padding: '0 8px',
    borderRadius: '11px',
    fontSize: '13px',
    lineHeight: '22px',
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
    transition: 'scale 150ms, visibility 150ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  [`& .${badgeClasses.invisible}`]: { scale: '0', visibility: 'hidden' },
});

const Action = styled(Button)({
  padding: '8px 14px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

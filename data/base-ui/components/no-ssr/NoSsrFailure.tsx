import * as React from 'react';
import { Button } from '@mui/base/Button';
import { NoSsr } from '@mui/base/NoSsr';
import { hydrateRoot, type Root } from 'react-dom/client';
import { styled } from '@mui/system';

const visits = {
  without: {
    html: '<div>High water: 05:40</div>',
    tree: <div>High water: 07:40</div>,
  },
  with: {
    html: '<div>High water: 05:40 UTC</div>',
    tree: (
      <div>
        <NoSsr fallback="High water: 05:40 UTC">High water: 07:40</NoSsr>
      </div>
    ),
  },
};

export default function NoSsrFailure() {
  const stageRef = React.useRef<HTMLDivElement>(null);
  const rootRef = React.useRef<Root>(null);
  const [message, setMessage] = React.useState('');

  React.useEffect(() => () => rootRef.current?.unmount(), []);

  const visit = ({ html, tree }: (typeof visits)['with']) => {
    const page = document.createElement('div');
    page.innerHTML = html;
    stageRef.current?.replaceChildren(page);
    setMessage('React kept the HTML of the server.');
    rootRef.current?.unmount();
    rootRef.current = hydrateRoot(page, tree, {
      onRecoverableError: () =>
        setMessage('Hydration error: React replaced the HTML of the server.'),
    });
  };

  return (
    <Frame>
      <Row>
        <Action onClick={() => visit(visits.without)}>Visit without NoSsr</Action>
        <Action onClick={() => visit(visits.with)}>Visit with NoSsr</Action>
      </Row>
      <div ref={stageRef} />
      <div role="status">{message}</div>
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  alignContent: 'start',
  width: '100%',
  maxWidth: '320px',
  minHeight: '190px',
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

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

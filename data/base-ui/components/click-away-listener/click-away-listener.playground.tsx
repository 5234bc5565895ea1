/** Data can't contain functions, so the listener of the playground counts the calls of onClickAway. */
import * as React from 'react';
import {
  ClickAwayListener as BaseClickAwayListener,
  type ClickAwayListenerProps,
} from '@mui/base/ClickAwayListener';

export function ClickAwayListener(props: ClickAwayListenerProps) {
  const [count, setCount] = React.useState(0);
  return (
    <>
      <BaseClickAwayListener {...props} onClickAway={() => setCount((now) => now + 1)} />
      <p>Calls of onClickAway: {count}</p>
    </>
  );
}

import type { FocusEvent } from 'react';
import { gridClasses } from '@mui/x-data-grid';

/** Scrolls the grid if the focused cell is below the sticky column. Pass it to `slotProps.main.onFocus`. */
export function revealFocus({ currentTarget: grid, target }: FocusEvent<HTMLElement>) {
  const sticky = grid.querySelector('[role="columnheader"].sticky');
  const scroller = grid.querySelector(`.${gridClasses.virtualScroller}`);
  if (!sticky || !scroller || target.closest('.sticky') || !target.closest('[data-field]')) {
    return;
  }
  const stickyBox = sticky.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  if (getComputedStyle(grid).direction === 'rtl') {
    scroller.scrollLeft += Math.max(0, box.right - stickyBox.left);
  } else {
    scroller.scrollLeft -= Math.max(0, stickyBox.right - box.left);
  }
}

/** Keeps cells and headers with the class `sticky` at the start of the visible area. */
export const stickyStyles = {
  '& .sticky': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 31,
    backgroundColor: 'var(--DataGrid-pinnedBackground)',
    borderInlineEnd: '1px solid var(--DataGrid-rowBorderColor)',
  },
};

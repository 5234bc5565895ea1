import * as React from 'react';
import { Button, type ButtonProps } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const messages = ['Fog bank', 'Pilot on board', 'Anchor up', 'Net adrift', 'Gale warning'];
const size = 2;

/** Stands for a server, which tells whether there are more rows, but not how many. */
function load(page: number) {
  const end = (page + 1) * size;
  return { rows: messages.slice(page * size, end), more: end < messages.length };
}

const PageButton = React.forwardRef<HTMLButtonElement, ButtonProps & { ownerState?: object }>(
  function PageButton({ ownerState, ...props }, ref) {
    return <Button {...props} ref={ref} focusableWhenDisabled />;
  },
);

export default function TablePaginationUnknown() {
  const [page, setPage] = React.useState(0);
  const [count, setCount] = React.useState(-1);
  const { rows } = load(page);

  const change = (next: number) => {
    const answer = load(next);
    if (!answer.more) {
      setCount(next * size + answer.rows.length);
    }
    setPage(next);
  };

  return (
    <Frame>
      <Table aria-label="Radio messages">
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Message</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((message, index) => (
            <tr key={message}>
              <td>{page * size + index + 1}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Pagination
              colSpan={2}
              count={count}
              page={page}
              rowsPerPage={size}
              rowsPerPageOptions={[]}
              onPageChange={(_event, next) => change(next)}
              slotProps={{
                displayedRows: { role: 'status' },
                actions: { slots: { backButton: PageButton, nextButton: PageButton } },
              }}
            />
          </tr>
        </tfoot>
      </Table>
    </Frame>
  );
}

const Frame = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '480px',
  overflowX: 'auto',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
});

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th': { padding: '8px 16px', textAlign: 'start' },
  '& td': { padding: '8px 16px', textAlign: 'start' },
});

const Pagination = styled(TablePagination)({
  '& .base-TablePagination-toolbar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
  },
  '& p': { margin: '0' },
  '& button': {
    minWidth: '40px',
    minHeight: '36px',
    padding: '4px',
    border: '1px solid light-dark(#64748b, #94a3b8)',
    borderRadius: '6px',
    font: 'inherit',
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'transparent',
    cursor: 'pointer',
  },
  '& button:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '& button span': { display: 'inline-block' },
  '& button:dir(rtl) span': { scale: '-1 1' },
  '& .base--disabled': {
    color: 'light-dark(#64748b, #94a3b8)',
    borderStyle: 'dashed',
    cursor: 'not-allowed',
  },
});

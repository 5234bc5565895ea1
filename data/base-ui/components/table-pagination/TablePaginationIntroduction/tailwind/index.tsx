import * as React from 'react';
import { Button, type ButtonProps } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';

const ships = ['Petrel', 'Fulmar', 'Gannet', 'Curlew', 'Dunlin', 'Avocet', 'Plover', 'Teal'];

/** A native button loses the focus when it is disabled on the first or the last page. */
const PageButton = React.forwardRef<HTMLButtonElement, ButtonProps & { ownerState?: object }>(
  function PageButton({ ownerState, ...props }, ref) {
    return <Button {...props} ref={ref} focusableWhenDisabled />;
  },
);

export default function TablePaginationIntroduction() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(3);
  const first = page * rowsPerPage;

  return (
    <div className={frameClass}>
      <table className={tableClass} aria-label="Ships in the harbor">
        <thead>
          <tr>
            <th scope="col">Ship</th>
            <th scope="col">Berth</th>
          </tr>
        </thead>
        <tbody>
          {ships.slice(first, first + rowsPerPage).map((ship) => (
            <tr key={ship}>
              <td>{ship}</td>
              <td>{ships.indexOf(ship) + 11}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <TablePagination
              className={paginationClass}
              colSpan={2}
              count={ships.length}
              page={page}
              rowsPerPage={rowsPerPage}
              rowsPerPageOptions={[3, 5]}
              onPageChange={(_event, next) => setPage(next)}
              onRowsPerPageChange={(event) => {
                setRowsPerPage(Number(event.target.value));
                setPage(0);
              }}
              slotProps={{
                displayedRows: { role: 'status' },
                actions: {
                  slots: { backButton: PageButton, nextButton: PageButton },
                },
              }}
            />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const frameClass =
  'box-border w-full max-w-120 overflow-x-auto border border-solid border-slate-300 dark:border-slate-700 rounded-lg';

const tableClass =
  'w-full border-collapse text-start [&_th]:px-4 [&_th]:py-2 [&_th]:text-start [&_td]:px-4 [&_td]:py-2 [&_td]:text-start';

const paginationClass =
  '[&_.base-TablePagination-toolbar]:flex [&_.base-TablePagination-toolbar]:flex-wrap [&_.base-TablePagination-toolbar]:items-center [&_.base-TablePagination-toolbar]:gap-2 [&_p]:m-0 [&_select]:px-2 [&_select]:py-1 [&_select]:border [&_select]:border-solid [&_select]:border-slate-500 dark:[&_select]:border-slate-400 [&_select]:rounded-md [&_select]:font-[inherit] [&_select]:text-base [&_select]:text-slate-900 dark:[&_select]:text-slate-100 [&_select]:bg-white dark:[&_select]:bg-slate-900 [&_select:focus-visible]:outline-2 [&_select:focus-visible]:outline-teal-600 dark:[&_select:focus-visible]:outline-teal-400 [&_select:focus-visible]:outline-offset-2 [&_button]:min-w-10 [&_button]:min-h-9 [&_button]:p-1 [&_button]:border [&_button]:border-solid [&_button]:border-slate-500 dark:[&_button]:border-slate-400 [&_button]:rounded-md [&_button]:font-[inherit] [&_button]:text-base [&_button]:text-slate-900 dark:[&_button]:text-slate-100 [&_button]:bg-transparent [&_button]:cursor-pointer [&_button:focus-visible]:outline-2 [&_button:focus-visible]:outline-teal-600 dark:[&_button:focus-visible]:outline-teal-400 [&_button:focus-visible]:outline-offset-2 [&_button_span]:inline-block rtl:[&_button_span]:-scale-x-100 [&_.base--disabled]:text-slate-500 dark:[&_.base--disabled]:text-slate-400 [&_.base--disabled]:border-dashed [&_.base--disabled]:cursor-not-allowed';

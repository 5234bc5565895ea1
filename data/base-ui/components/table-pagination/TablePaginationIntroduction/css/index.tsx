import * as React from 'react';
import { Button, type ButtonProps } from '@mui/base/Button';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

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
    <div className="table-pagination-introduction-frame">
      <table className="table-pagination-introduction-table" aria-label="Ships in the harbor">
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
              className="table-pagination-introduction-pagination"
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

import { useState } from 'react';
import Button from '@mui/joy/Button';
import Table from '@mui/joy/Table';

const herbs = ['Anise', 'Basil', 'Caraway', 'Chervil', 'Dill', 'Fennel', 'Lovage', 'Savory'];
const PAGE = 3;

export default function TablePagination() {
  const [page, setPage] = useState(0);
  const last = Math.ceil(herbs.length / PAGE) - 1;
  const first = page * PAGE;
  const end = Math.min(first + PAGE, herbs.length);

  return (
    <Table aria-label="Herbs">
      <thead>
        <tr>
          <th scope="col">Herb</th>
          <th scope="col">Drawer</th>
        </tr>
      </thead>
      <tbody>
        {herbs.slice(first, end).map((herb, index) => (
          <tr key={herb}>
            <td>{herb}</td>
            <td>H-{first + index + 1}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>
            <span role="status">
              {first + 1}–{end} of {herbs.length}
            </span>
          </td>
          <td>
            <Button
              size="sm"
              variant="plain"
              aria-disabled={page === 0}
              onClick={() => setPage(Math.max(page - 1, 0))}
            >
              Previous
            </Button>
            <Button
              size="sm"
              variant="plain"
              aria-disabled={page === last}
              onClick={() => setPage(Math.min(page + 1, last))}
            >
              Next
            </Button>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

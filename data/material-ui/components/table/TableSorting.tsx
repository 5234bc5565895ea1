import { useId, useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

interface Arrival {
  vessel: string;
  eta: string;
  length: number;
  draught: number;
}

const arrivals: Arrival[] = [
  { vessel: 'Svala', eta: '06:20', length: 74, draught: 4.8 },
  { vessel: 'Cape Meridian', eta: '09:45', length: 142, draught: 8.1 },
  { vessel: 'Ida Lindqvist', eta: '05:10', length: 98, draught: 6.3 },
  { vessel: 'Östgarn', eta: '11:30', length: 120, draught: 7.2 },
];

const columns: { id: keyof Arrival; label: string; align?: 'right' }[] = [
  { id: 'vessel', label: 'Vessel' },
  { id: 'eta', label: 'Due' },
  { id: 'length', label: 'Length (m)', align: 'right' },
  { id: 'draught', label: 'Draft (m)', align: 'right' },
];

const rowHeader = { component: 'th', scope: 'row' } as const;

const { compare } = new Intl.Collator('en', { numeric: true });

export default function TableSorting() {
  const captionId = useId();
  const [by, setBy] = useState<keyof Arrival>('eta');
  const [order, setOrder] = useState<'asc' | 'desc'>('asc');

  const sign = order === 'asc' ? 1 : -1;
  const rows = [...arrivals].sort((a, b) => sign * compare(String(a[by]), String(b[by])));

  const sortBy = (id: keyof Arrival) => {
    setOrder(id === by && order === 'asc' ? 'desc' : 'asc');
    setBy(id);
  };

  return (
    <TableContainer role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>Arrivals on May 14. Select a column header to sort.</caption>
        <TableHead>
          <TableRow>
            {columns.map(({ id, label, align }) => (
              <TableCell key={id} align={align} sortDirection={id === by && order}>
                <TableSortLabel
                  active={id === by}
                  direction={id === by ? order : 'asc'}
                  onClick={() => sortBy(id)}
                  sx={{ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.vessel}>
              {columns.map(({ id, align }) => (
                <TableCell key={id} align={align} {...(id === 'vessel' && rowHeader)}>
                  {row[id]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

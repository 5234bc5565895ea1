import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const columns = ['Mooring', 'Boat', 'Owner', 'Paid until'];
const moorings = [
  ['M 12', 'Windhover', 'E. Castellan', 'September'],
  ['M 13', 'Puffin', 'Rowing club', 'December'],
  ['M 15', 'Tante Grete', 'H. Vos', 'June'],
];

const rowHeader = { component: 'th', scope: 'row', role: 'rowheader' } as const;

export default function TableStacked() {
  return (
    <Table
      role="table"
      aria-label="Moorings"
      sx={(theme) => ({
        [theme.breakpoints.down('sm')]: {
          '&, & tbody, & tr': { display: 'block' },
          '& thead': { display: 'none' },
          '& tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
          '& tbody tr > *': { display: 'flex', gap: 2, px: 0, py: 0.5, borderBottom: 0 },
          '& tbody tr > *::before': {
            content: 'attr(data-label)',
            width: 96,
            color: 'text.secondary',
          },
        },
      })}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column) => (
            <TableCell key={column} role="columnheader">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {moorings.map((mooring) => (
          <TableRow key={mooring[0]} role="row">
            {mooring.map((value, index) => (
              <TableCell
                key={value}
                {...(index === 0 ? rowHeader : { role: 'cell' })}
                data-label={columns[index]}
              >
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

import { useId } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = [
  { month: 'March', calls: [61, 58], tonnes: ['128,400', '96,050'] },
  { month: 'April', calls: [72, 70], tonnes: ['141,900', '110,700'] },
  { month: 'May', calls: [66, 69], tonnes: ['133,250', '121,300'] },
];

export default function TableColumnGroups() {
  const captionId = useId();

  return (
    <TableContainer role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table sx={{ '& .group': { borderLeft: 1, borderLeftColor: 'divider' } }}>
        <caption id={captionId}>Ships and cargo in spring</caption>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Month</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center" className="group">
              Ships
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center" className="group">
              Tonnes
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right" className="group">
              In
            </TableCell>
            <TableCell align="right">Out</TableCell>
            <TableCell align="right" className="group">
              Unloaded
            </TableCell>
            <TableCell align="right">Loaded</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map(({ month, calls, tonnes }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                {month}
              </TableCell>
              {[...calls, ...tonnes].map((value, index) => (
                <TableCell key={index} align="right" className={index % 2 ? undefined : 'group'}>
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

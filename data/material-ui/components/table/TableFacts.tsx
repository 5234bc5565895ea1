import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const facts = [
  ['Call sign', 'OXKP2'],
  ['Flag', 'Faroe Islands'],
  ['Length', '88 m'],
  ['Draught', '5.6 m'],
  ['Master', 'Jóna Djurhuus'],
];

export default function TableFacts() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Table size="small" aria-label="Details of the Ross Petrel">
        <TableBody>
          {facts.map(([label, value]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" variant="head">
                {label}
              </TableCell>
              <TableCell>{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

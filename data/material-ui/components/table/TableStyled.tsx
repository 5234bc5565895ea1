import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const StripedTable = styled(Table)(({ theme }) => ({
  [`& .${tableCellClasses.head}`]: {
    backgroundColor: '#0b3954',
    color: '#fff',
  },
  [`& .${tableCellClasses.body}`]: { borderBottom: 0 },
  '& tbody tr:nth-of-type(odd)': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
}));

const lights = [
  ['North mole', 'Fl G 4s', '9 M'],
  ['South mole', 'Fl R 4s', '9 M'],
  ['Old tower', 'Iso W 6s', '17 M'],
  ['Mill rock', 'Q(3) W 10s', '5 M'],
];

export default function TableStyled() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <StripedTable size="small" aria-label="Lights">
        <TableHead>
          <TableRow>
            <TableCell>Light</TableCell>
            <TableCell>Character</TableCell>
            <TableCell align="right">Range</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lights.map(([name, character, range]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{character}</TableCell>
              <TableCell align="right">{range}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </StripedTable>
    </Box>
  );
}

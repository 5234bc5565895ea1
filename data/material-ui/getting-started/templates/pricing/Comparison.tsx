import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import { comparison, plans } from './plans';

export default function Comparison() {
  return (
    <Box component="section" aria-labelledby="comparison" sx={{ mt: { xs: 7, md: 10 } }}>
      <Typography variant="h4" component="h2" id="comparison" sx={{ mb: 3 }}>
        Compare plans
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby="comparison">
        <Table sx={{ minWidth: 600 }}>
          <TableHead>
            <TableRow>
              <TableCell scope="col">Feature</TableCell>
              {plans.map(({ id, name }) => (
                <TableCell key={id} scope="col" align="center" sx={{ width: '19%' }}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {comparison.map(({ group, rows }) => (
            <TableBody key={group}>
              <TableRow>
                <TableCell
                  component="th"
                  scope="rowgroup"
                  colSpan={plans.length + 1}
                  sx={{ pt: 4, fontWeight: 700, color: 'primary.main' }}
                >
                  {group}
                </TableCell>
              </TableRow>
              {rows.map(({ name, values }) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row" sx={{ fontSize: '1rem' }}>
                    {name}
                  </TableCell>
                  {values.map((value, index) => (
                    <TableCell key={index} align="center" sx={{ fontSize: '1rem' }}>
                      <Value value={value} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          ))}
        </Table>
      </TableContainer>
    </Box>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') {
    return value;
  }
  return value ? (
    <CheckIcon titleAccess="Yes" color="primary" />
  ) : (
    <RemoveIcon titleAccess="No" color="action" />
  );
}

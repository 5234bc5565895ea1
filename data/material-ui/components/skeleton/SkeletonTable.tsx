import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const widths = ['70%', '50%', '60%', '40%'];

export default function SkeletonTable() {
  return (
    <Table size="small" aria-label="Ring numbers" aria-busy sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>Species</TableCell>
          <TableCell>Ring</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {widths.map((width, row) => (
          <TableRow key={width}>
            <TableCell sx={{ width: '60%' }}>
              <Skeleton width={width} sx={{ animationDelay: `${row * 150}ms` }} />
            </TableCell>
            <TableCell>
              <Skeleton width="8ch" sx={{ animationDelay: `${row * 150}ms` }} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const notices = [
  {
    id: '41/1',
    place: 'North mole',
    text: 'The green light on the north mole is out until Friday.',
  },
  {
    id: '41/2',
    place: 'Fairway',
    text: 'Divers are working on the cable at buoy 6. Keep 200 m away.',
  },
  { id: '41/3', place: 'Basin B', text: 'No mooring along the east wall while it is painted.' },
];

export default function TableRowAction() {
  const [open, setOpen] = useState(notices[0]!);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Table aria-label="Notices to skippers">
        <TableHead>
          <TableRow>
            <TableCell>Notice</TableCell>
            <TableCell>Place</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {notices.map((notice) => (
            <TableRow
              key={notice.id}
              hover
              selected={notice === open}
              onClick={() => setOpen(notice)}
              sx={{ cursor: 'pointer' }}
            >
              <TableCell component="th" scope="row">
                <Link
                  component="button"
                  variant="body2"
                  color="inherit"
                  aria-pressed={notice === open}
                >
                  {notice.id}
                </Link>
              </TableCell>
              <TableCell>{notice.place}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography role="status" sx={{ p: 2 }}>
        {open.text}
      </Typography>
    </Box>
  );
}

import { useDeferredValue, useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const contacts = [
  { office: 'Harbor master', channel: 'VHF 12' },
  { office: 'Pilots', channel: 'VHF 13' },
  { office: 'Lock keeper', channel: 'VHF 20' },
  { office: 'Fuel barge', channel: 'VHF 8' },
  { office: 'Customs', channel: 'Telephone' },
];

export default function TableFilter() {
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query).toLowerCase();
  const found = contacts.filter(({ office, channel }) =>
    `${office} ${channel}`.toLowerCase().includes(words),
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 380 }}>
      <TextField
        fullWidth
        size="small"
        type="search"
        label="Filter contacts"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {found.length} of {contacts.length} contacts
      </Typography>
      <Table aria-label="Contacts">
        <TableHead>
          <TableRow>
            <TableCell>Office</TableCell>
            <TableCell>Channel</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map(({ office, channel }) => (
            <TableRow key={office}>
              <TableCell component="th" scope="row">
                {office}
              </TableCell>
              <TableCell>{channel}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

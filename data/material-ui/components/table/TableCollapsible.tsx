import { Fragment, useId, useState } from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const manifests = [
  { vessel: 'Anneke', holds: ['Hold 1: 2,600 t cement', 'Hold 2: 1,600 t cement'] },
  { vessel: 'Cape Meridian', holds: ['Hold 1: 84 containers', 'Deck: 3 wind blades'] },
  { vessel: 'Dagny', holds: ['Hold 1: 3,100 t road salt'] },
];

export default function TableCollapsible() {
  const id = useId();
  const [open, setOpen] = useState('Cape Meridian');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Table aria-label="Manifests">
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox" />
            <TableCell>Vessel</TableCell>
            <TableCell align="right">Lots</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {manifests.map(({ vessel, holds }, index) => (
            <Fragment key={vessel}>
              <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
                <TableCell padding="checkbox">
                  <IconButton
                    aria-label={`Lots on the ${vessel}`}
                    aria-expanded={open === vessel}
                    aria-controls={`${id}-${index}`}
                    onClick={() => setOpen(open === vessel ? '' : vessel)}
                  >
                    <KeyboardArrowDown sx={{ rotate: open === vessel ? '180deg' : '0deg' }} />
                  </IconButton>
                </TableCell>
                <TableCell component="th" scope="row">
                  {vessel}
                </TableCell>
                <TableCell align="right">{holds.length}</TableCell>
              </TableRow>
              <TableRow>
                <TableCell colSpan={3} sx={{ py: 0 }}>
                  <Collapse in={open === vessel} id={`${id}-${index}`}>
                    <Box component="ul" sx={{ mt: 0, mb: 2, paddingInlineStart: 5 }}>
                      {holds.map((hold) => (
                        <li key={hold}>{hold}</li>
                      ))}
                    </Box>
                  </Collapse>
                </TableCell>
              </TableRow>
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

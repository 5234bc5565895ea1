import { Fragment, useState } from 'react';
import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';

const donors = [
  { name: 'Palm house', packets: 80, note: 'Collected in October. Clean before storing.' },
  { name: 'Allotments', packets: 24, note: 'Mixed squash, may have crossed.' },
];

export default function TableExpandable() {
  const [open, setOpen] = useState('Allotments');

  return (
    <Table aria-label="Donations">
      <thead>
        <tr>
          <th scope="col">Donor</th>
          <th scope="col">Packets</th>
          <th scope="col" style={{ width: '4.5rem' }}>
            Note
          </th>
        </tr>
      </thead>
      <tbody>
        {donors.map(({ name, packets, note }) => (
          <Fragment key={name}>
            <tr>
              <th scope="row">{name}</th>
              <td>{packets}</td>
              <td>
                <IconButton
                  size="sm"
                  aria-label={`Note about ${name}`}
                  aria-expanded={open === name}
                  onClick={() => setOpen(open === name ? '' : name)}
                >
                  <ExpandMoreRoundedIcon sx={{ rotate: open === name ? '180deg' : '0deg' }} />
                </IconButton>
              </td>
            </tr>
            <tr hidden={open !== name}>
              <td colSpan={3}>{note}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

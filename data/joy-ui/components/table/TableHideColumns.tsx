import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const trees = [
  { name: 'Medlar', sown: 'Oct 2024', pots: 6, place: 'Cold frame' },
  { name: 'Quince', sown: 'Nov 2023', pots: 11, place: 'Orchard' },
];

const wide = { xs: 'none', sm: 'table-cell' };

export default function TableHideColumns() {
  return (
    <Table aria-label="Tree seedlings" sx={{ '& .wide': { display: wide } }}>
      <thead>
        <tr>
          <th scope="col">Tree</th>
          <th scope="col">Pots</th>
          <th scope="col" className="wide">
            Sown
          </th>
          <th scope="col" className="wide">
            Place
          </th>
        </tr>
      </thead>
      <tbody>
        {trees.map(({ name, sown, pots, place }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <Typography level="body-xs" sx={{ display: { sm: 'none' } }}>
                {sown}, {place}
              </Typography>
            </th>
            <td>{pots}</td>
            <td className="wide">{sown}</td>
            <td className="wide">{place}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

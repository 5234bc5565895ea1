import Box from '@mui/system/Box';

const passes = [
  { time: '19:42', object: 'Space station', magnitude: '−3.6' },
  { time: '20:15', object: 'Weather satellite', magnitude: '2.1' },
  { time: '21:03', object: 'Rocket stage', magnitude: '3.4' },
];

export default function DisplayResponsive() {
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        maxWidth: 480,
        borderCollapse: 'collapse',
        '& th, & td': { p: 1, textAlign: 'start', borderBottom: 1 },
        '& .magnitude': { display: { xs: 'none', sm: 'table-cell' } },
      }}
    >
      <caption>Passes this evening</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Object</th>
          <th scope="col" className="magnitude">
            Magnitude
          </th>
        </tr>
      </thead>
      <tbody>
        {passes.map(({ time, object, magnitude }) => (
          <tr key={time}>
            <td>{time}</td>
            <td>{object}</td>
            <td className="magnitude">
              <bdi>{magnitude}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

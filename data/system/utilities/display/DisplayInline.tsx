import Box from '@mui/system/Box';

const eyepieces = ['Wide', 'Medium', 'Planet'];

const values = ['inline', 'inline-block', 'block'];

export default function DisplayInline() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 400 }}>
      {values.map((display) => (
        <div key={display}>
          <code>{display}</code>
          <div>
            {eyepieces.map((eyepiece) => (
              <Box
                component="span"
                key={eyepiece}
                sx={{
                  display,
                  width: 96,
                  px: 1,
                  border: 1,
                  borderColor: 'light-dark(#8593a8, #64748b)',
                }}
              >
                {eyepiece}
              </Box>
            ))}
          </div>
        </div>
      ))}
    </Box>
  );
}

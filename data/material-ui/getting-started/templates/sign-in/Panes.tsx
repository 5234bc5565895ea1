import Box from '@mui/material/Box';

/** A decorative glasshouse behind the form, in the primary color of the theme. */
export default function Panes() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        width: '100%',
        height: '60%',
        color: 'primary.main',
        opacity: 0.22,
      }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        {[0, 400, 800].map((x) => (
          <g key={x} transform={`translate(${x})`}>
            <path d="M0 420V220a200 200 0 0 1 400 0v200" />
            <path d="M100 420V47m100 373V20m100 400V47M0 220h400M0 320h400M27 120h346" />
          </g>
        ))}
      </g>
      <g fill="currentColor">
        {[60, 250, 520, 690, 930, 1120].map((x) => (
          <path
            key={x}
            d={`M${x} 420c-6-70-44-92-70-96 40-8 64 14 72 46-4-60 20-96 54-104-18 34-20 62-40 96 20-22 44-26 62-18-36 8-60 30-68 76z`}
          />
        ))}
      </g>
    </Box>
  );
}

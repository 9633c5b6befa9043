/** The way from a vendor to a page. Drawn in the color of the text, so that it fits light and dark. */
export default function DataFlow() {
  return (
    <svg
      viewBox="0 0 360 436"
      width="100%"
      height="436"
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label="Data flow. On the server: the vendor's raw reply enters the integration, which hands a contract value to the page. To the browser: HTML, and serializable props for client components."
      fontSize="14"
      textAnchor="middle"
      fill="none"
      stroke="currentColor"
    >
      <g>
        <rect x="80" y="1" width="200" height="44" rx="8" />
        <rect x="1" y="86" width="358" height="212" rx="12" strokeDasharray="5 5" />
        <rect x="40" y="122" width="280" height="56" rx="8" />
        <rect x="40" y="226" width="280" height="56" rx="8" />
        <rect x="1" y="356" width="166" height="55" rx="8" />
        <rect x="193" y="356" width="166" height="55" rx="8" />
        <path d="M180 45v76m-5-7 5 7 5-7" />
        <path d="M180 178v47m-5-7 5 7 5-7" />
        <path d="M84 282v73m-5-7 5 7 5-7" />
        <path d="M276 282v73m-5-7 5 7 5-7" />
      </g>
      <g fill="currentColor" stroke="none">
        <g fontWeight="600">
          <text x="180" y="28">
            Vendor API
          </text>
          <text x="180" y="146">
            Integration
          </text>
          <text x="180" y="250">
            Page
          </text>
          <text x="84" y="380">
            HTML
          </text>
          <text x="276" y="380">
            Client component
          </text>
        </g>
        <g fontSize="13">
          <text x="180" y="166">
            vendor client, then normalizers
          </text>
          <text x="180" y="270">
            server components
          </text>
          <text x="84" y="399">
            readable as it arrives
          </text>
          <text x="276" y="399">
            state and handlers
          </text>
        </g>
        <g fontSize="13" textAnchor="start">
          <text x="14" y="107">
            Server
          </text>
          <text x="192" y="70">
            raw reply
          </text>
          <text x="192" y="207">
            contract value
          </text>
          <text x="94" y="328">
            markup
          </text>
          <text x="286" y="328">
            props
          </text>
        </g>
      </g>
    </svg>
  );
}

// Go 1.19 or newer, no modules:  WEBHOOK_SECRETS=whsec_… go run receiver.go
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

const tolerance = 5 * time.Minute
const mostBytes = 1 << 20

type process struct {
	ID     string `json:"svc_process_id"`
	Status string `json:"svc_process_status"`
}

// In memory for this sample. Yours is a table with unique keys, written in the transaction that does the work.
var (
	keys         [][]byte
	mutex        sync.Mutex
	seen         = map[string]bool{}
	lastSequence = map[string]int{}
)

func isGenuine(header http.Header, body []byte) bool {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || id == "" || time.Since(time.Unix(seconds, 0)).Abs() > tolerance {
		return false
	}
	for _, given := range strings.Split(header.Get("webhook-signature"), " ") {
		for _, key := range keys {
			mac := hmac.New(sha256.New, key)
			fmt.Fprintf(mac, "%s.%s.", id, timestamp)
			mac.Write(body)
			own := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
			if hmac.Equal([]byte(own), []byte(given)) {
				return true
			}
		}
	}
	return false
}

func work(event string, p process) {
	fmt.Println(event, p.ID, p.Status)
}

func receive(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, mostBytes))
	if err != nil {
		w.WriteHeader(http.StatusRequestEntityTooLarge)
		return
	}
	if !isGenuine(r.Header, body) {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	var p process
	sequence, err := strconv.Atoi(r.Header.Get("x-svc-sequence"))
	if err != nil || json.Unmarshal(body, &p) != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	id := r.Header.Get("webhook-id")
	mutex.Lock()
	isNews := !seen[id] && sequence > lastSequence[p.ID]
	seen[id] = true
	if isNews {
		lastSequence[p.ID] = sequence
	}
	mutex.Unlock()
	w.WriteHeader(http.StatusNoContent)
	if isNews {
		// What takes longer than a moment belongs in a queue.
		go work(r.Header.Get("x-svc-event"), p)
	}
}

func main() {
	// During a rotation, give both secrets: WEBHOOK_SECRETS=whsec_new,whsec_old
	for _, secret := range strings.Split(os.Getenv("WEBHOOK_SECRETS"), ",") {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err != nil || len(key) < 24 {
			log.Fatal("WEBHOOK_SECRETS must hold secrets: whsec_…")
		}
		keys = append(keys, key)
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "4000"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("listening")
	log.Fatal(http.Serve(listener, http.HandlerFunc(receive)))
}
